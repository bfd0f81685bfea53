#!/usr/bin/env node
import { launch } from '../bootstrap.mjs'

launch('packages/cli/src/main.ts', process.argv.slice(2))
