/** Figures for whoever runs the server. */
import type { ErrorCode } from '../protocol.ts'
import type { EntryRow } from '../storage/storage.ts'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export class Metrics {
  private readonly registry = new Registry()
  private readonly entries = new Counter({
    name: 'emberhall_entries_total',
    help: 'Things done at tables and kept on disk',
    labelNames: ['kind'],
    registers: [this.registry],
  })
  private readonly commits = new Histogram({
    name: 'emberhall_commit_seconds',
    help: 'Time of a commit to the database',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [this.registry],
  })
  private readonly sizes = new Histogram({
    name: 'emberhall_commit_size',
    help: 'Calls that shared a commit',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    registers: [this.registry],
  })
  private readonly failures = new Counter({
    name: 'emberhall_storage_failures_total',
    help: 'Calls to the database that failed',
    labelNames: ['code'],
    registers: [this.registry],
  })
  private readonly sockets = new Gauge({
    name: 'emberhall_sockets',
    help: 'Open sockets',
    registers: [this.registry],
  })

  constructor(tables: () => number, held: () => number, processes: () => number) {
    collectDefaultMetrics({ register: this.registry })
    this.read('emberhall_tables', 'Tables in memory', tables)
    this.read('emberhall_processes', 'Processes that serve the same tables, this one included', processes)
    this.read('emberhall_held_bytes', 'Bytes kept for those who do not take them', held)
  }
  private read(name: string, help: string, value: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [this.registry], collect: () => gauge.set(value()) })
  }
  private readonly others = new Counter({
    name: 'emberhall_elsewhere_total',
    help: 'Where several processes serve the same tables: entries of others that were followed, and races that were lost',
    labelNames: ['what'],
    registers: [this.registry],
  })
  readonly entry = (kind: EntryRow['kind'] | 'behind' | 'followed'): void => {
    if (kind === 'behind' || kind === 'followed') this.others.inc({ what: kind })
    else this.entries.inc({ kind })
  }
  readonly storage = {
    committed: (size: number, ms: number): void => {
      this.commits.observe(ms / 1000)
      this.sizes.observe(size)
    },
    failed: (code: ErrorCode): void => this.failures.inc({ code }),
  }
  readonly socket = (change: 1 | -1): void => this.sockets.inc(change)
  get contentType(): string {
    return this.registry.contentType
  }
  text(): Promise<string> {
    return this.registry.metrics()
  }
}
