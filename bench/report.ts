import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { arch, cpus, release, totalmem, type } from 'node:os'
import { join } from 'node:path'
import type { Part } from './measurement.ts'
import { round } from './numbers.ts'
import { root } from './product.ts'

export interface Circumstances {
  readonly date: string
  readonly commit: string
  readonly machine: string
  readonly node: string
}

/** Where and when: a figure without them says nothing. */
export function circumstances(now: Date): Circumstances {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  // Earlier results and pictures change nothing that is measured.
  const changed = git('status', '--porcelain', '--', '.', ':!bench/results.*', ':!docs') !== ''
  return {
    date: now.toISOString().slice(0, 10),
    commit: git('rev-parse', '--short', 'HEAD') + (changed ? ' and changes not committed' : ''),
    machine: `${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown'}, ${round(totalmem() / 2 ** 30, 0)} GiB, ${type()} ${release()} ${arch()}`,
    node: process.version,
  }
}

/** Writes bench/results.md for people and bench/results.json with every figure. */
export function writeReport(where: Circumstances, parts: readonly Part[]): void {
  const table = ({ name, method, rows }: Part) =>
    [
      `## ${name}`,
      '',
      method,
      '',
      '| | measured | reference | budget | |',
      '| --- | ---: | ---: | ---: | --- |',
      ...rows.map(
        ({ what, value, reference, budget, kept }) =>
          `| ${what} | ${value} | ${reference} | ${budget} | ${kept === null ? '' : kept ? 'kept' : '**missed**'} |`,
      ),
    ].join('\n')
  const head = [
    '# Benchmark results',
    '',
    'Written by `npm run bench`. Each pair was measured in this one run; ratios carry over to other machines, absolute figures do not.',
    '',
    ...Object.entries(where).map(([name, value]) => `- ${name}: ${value}`),
  ].join('\n')
  writeFileSync(join(root, 'bench/results.md'), `${[head, ...parts.map(table)].join('\n\n')}\n`)
  writeFileSync(join(root, 'bench/results.json'), `${JSON.stringify({ where, parts }, null, 2)}\n`)
}
