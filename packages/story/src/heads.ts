/** Heads of pages and choices, each a line: `...page('text', 'landing', 'ferry', 'The landing', 'L’embarcadère')`. */
import type { Node, Terms } from './types.ts'

/** What kind of node it is, its name in the story, its picture and its title. */
export const page = <const K extends Node<Terms>['kind']>(
  kind: K,
  id: string,
  picture: string,
  en: string,
  fr: string,
) => ({ id, kind, title: { en, fr }, picture })

/** The name of a choice in its node, and how it is worded. */
export const option = (id: string, en: string, fr: string) => ({ id, label: { en, fr } })
