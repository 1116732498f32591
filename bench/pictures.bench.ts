import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { studioFlags } from '../adapters/images-drawn/studio.ts'
import type { Table } from './benches.ts'
import { median } from './table.ts'

interface Spent {
  /** One figure for each family. */
  readonly first: number[]
  readonly further: number[]
  readonly webp: number
  readonly avif: number
}

/** Processor time to draw a picture, in a process that has drawn before. Encoding is measured separately. */
export async function measure(): Promise<Table[]> {
  const drawer = join(import.meta.dirname, 'draw-pictures.ts')
  const { first, further, webp, avif }: Spent = JSON.parse(
    execFileSync(process.execPath, [...studioFlags, drawer], { encoding: 'utf8' }),
  )
  return [
    {
      title: 'Pictures, 640 px wide, processor time',
      rows: [
        { what: 'first colour of a style, median', measured: median(first), unit: 'ms', bar: { atMost: 150 } },
        {
          what: 'first colour of a style, slowest family',
          measured: Math.max(...first),
          unit: 'ms',
          bar: { atMost: 150 },
        },
        { what: 'further colours, median', measured: median(further), unit: 'ms', bar: { atMost: 60 } },
        { what: 'encoding one as WebP', measured: webp, unit: 'ms' },
        { what: 'encoding one as AVIF', measured: avif, unit: 'ms' },
      ],
    },
  ]
}
