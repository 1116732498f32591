import { type FormEvent, useState } from 'react'
import type { BodyMeasure, SizeGuideSettings, SizeTable } from '#contracts/size-guides.ts'
import { Radio } from '#ui/choice/index.ts'
import { Drawer } from '#ui/drawer/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { Select } from '#ui/select/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { api } from '#web/platform/client.ts'
import { useAnswer } from '#web/platform/use-answer.ts'
import type { ProductFlyoutProps } from '../flyout.ts'
import styles from './size-guide.module.css'

type Unit = 'cm' | 'inches'

/** The table meant for this product, in centimetres or inches, and how to measure; the others can be chosen. */
export function SizeGuideFlyout({ sizeGuide, chosen, open, onClose }: ProductFlyoutProps) {
  const { t, market, links } = useMarket()
  const { answer } = useAnswer(open ? market.id : undefined, () =>
    api('GET /api/size-guide-settings', { query: { market: market.id } }),
  )
  const settings = typeof answer === 'object' ? answer.value : undefined
  return (
    <Drawer open={open} onClose={onClose} title={t('size-guide.title')} closeWord={t('close')}>
      <div className={styles.guide} aria-busy={answer === 'asking'}>
        {settings && <Tables settings={settings} first={sizeGuide} size={chosen.variant?.size.name} />}
        <TextLink href={links['size-guide'] ?? settings?.url ?? ''}>{t('size-guide.all')}</TextLink>
      </div>
    </Drawer>
  )
}

interface TablesProps {
  readonly settings: SizeGuideSettings
  readonly first: string | undefined
  readonly size: string | undefined
}

function Tables({ settings: { tables }, first, size }: TablesProps) {
  const { t } = useMarket()
  const [wanted, setWanted] = useState(first)
  const [unit, setUnit] = useState<Unit>('cm')
  const table = tables.find(({ id }) => id === wanted) ?? tables[0]
  if (!table) return null
  return (
    <>
      <div onChange={(event: FormEvent) => setWanted((event.target as HTMLSelectElement).value)}>
        <Select
          id="size-table"
          label={t('size-guide.table')}
          defaultValue={table.id}
          choices={tables.map(({ id, title }) => ({ value: id, label: title }))}
        />
      </div>
      <fieldset className={styles.units}>
        <legend>{t('size-guide.unit')}</legend>
        {(['cm', 'inches'] as const).map((one) => (
          <Radio
            key={one}
            name="size-unit"
            label={t(`size-guide.${one}`)}
            checked={unit === one}
            onChange={() => setUnit(one)}
          />
        ))}
      </fieldset>
      <Table table={table} unit={unit} size={size} />
      <h3 className={styles.title}>{t('size-guide.how-to')}</h3>
      <dl className={styles.how}>
        {table.measures.map(({ id, name, howTo }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{howTo}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Table({
  table,
  unit,
  size,
}: {
  readonly table: SizeTable
  readonly unit: Unit
  readonly size: string | undefined
}) {
  const { t } = useMarket()
  return (
    <table className={styles.table}>
      <caption>{table.title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('size-guide.size')}</th>
          {table.measures.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.size} aria-current={row.size === size || row.letter === size || undefined}>
            <th scope="row">
              <bdi>{[row.size, row.letter].filter(Boolean).join(' / ')}</bdi>
            </th>
            {row.figures.map((figure, nth) => (
              <td key={table.measures[nth]!.id}>
                <bdi>{written(figure, unit)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cmPerInch = 2.54

/** Inches to the half: nobody measures finer with a tape. */
const inUnit = (cm: number, unit: Unit): number => (unit === 'cm' ? cm : Math.round((cm / cmPerInch) * 2) / 2)

export const written = (figure: BodyMeasure, unit: Unit): string =>
  (Array.isArray(figure) ? figure : [figure]).map((cm) => inUnit(cm, unit)).join('–')
