import type { ReactNode } from 'react'
import type { BodyMeasure, SizeTable as Table } from '#contracts/size-guides.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './size-guide.module.css'

export type Unit = 'cm' | 'inches' | 'cm-and-inches'

export interface SizeTableProps {
  readonly table: Table
  readonly unit: Unit
  /** The id of the chosen size. Its row is marked. */
  readonly sizeId?: string | undefined
}

/** The body measurements for each size of the market. */
export function MeasureTable({ table, unit, sizeId }: SizeTableProps) {
  const { t } = useMarket()
  const letters = table.rows.some(({ letter }) => letter !== undefined)
  return (
    <Frame
      caption={`${table.title} (${t(`size-guide.${unit}`)})`}
      heads={[
        sizeHead(t('size-guide.size'), table),
        ...(letters ? [t('size-guide.letter')] : []),
        ...table.measures.map(({ name }) => name),
      ]}
      rows={table.rows.map((row) => ({
        marked: sizeId !== undefined && row.sizeIds.includes(sizeId),
        cells: [row.size, ...(letters ? [row.letter ?? ''] : []), ...row.figures.map((one) => written(one, unit))],
      }))}
    />
  )
}

/** The same sizes in other systems, and the waists of jeans. */
export function ConversionTable({ table, sizeId }: Omit<SizeTableProps, 'unit'>) {
  const { t } = useMarket()
  const waists = table.rows.some((row) => row.waists !== undefined)
  return (
    <Frame
      caption={t('size-guide.conversions', table.title)}
      heads={[
        sizeHead(t('size-guide.size'), table),
        ...table.otherSystems.map(({ name }) => name),
        ...(waists ? [t('size-guide.waists')] : []),
      ]}
      rows={table.rows.map((row) => ({
        marked: sizeId !== undefined && row.sizeIds.includes(sizeId),
        cells: [row.size, ...row.others, ...(waists ? [row.waists?.join(' / ') ?? ''] : [])],
      }))}
    />
  )
}

const sizeHead = (word: string, { system }: Table): string => `${word} (${system.name})`

interface FrameProps {
  readonly caption: string
  readonly heads: readonly string[]
  readonly rows: readonly { readonly marked: boolean; readonly cells: readonly string[] }[]
}

function Frame({ caption, heads, rows }: FrameProps) {
  return (
    <div className={styles.wide}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ marked, cells: [size = '', ...rest] }) => (
            <tr key={size} aria-current={marked || undefined}>
              <th scope="row">{apart(size)}</th>
              {rest.map((cell, nth) => (
                <td key={heads[nth + 1]}>{apart(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const apart = (text: string): ReactNode => <bdi>{text}</bdi>

const cmPerInch = 2.54

/** Inches, rounded to half an inch, because nobody measures more exactly with a tape. */
const inInches = (cm: number): number => Math.round((cm / cmPerInch) * 2) / 2

export function written(figure: BodyMeasure, unit: Unit): string {
  if (unit === 'cm-and-inches') return `${written(figure, 'cm')} (${written(figure, 'inches')})`
  return (Array.isArray(figure) ? figure : [figure]).map((cm) => (unit === 'cm' ? cm : inInches(cm))).join('–')
}
