import { type FormEvent, useState } from 'react'
import type { SizeGuideSettings } from '#contracts/size-guides.ts'
import { Radio } from '#ui/choice/index.ts'
import { Drawer } from '#ui/drawer/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { Select } from '#ui/select/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { api } from '#web/platform/client.ts'
import { useAnswer } from '#web/platform/use-answer.ts'
import type { ProductFlyoutProps } from '../flyout.ts'
import { HowToMeasure } from './measure-drawing.tsx'
import styles from './size-guide.module.css'
import { ConversionTable, MeasureTable, type Unit } from './size-table.tsx'

/** The size table for this product, in centimetres or inches, and how to measure. The other tables can be chosen. */
export function SizeGuideFlyout({ sizeGuide, chosen, open, onClose }: ProductFlyoutProps) {
  const { t, market, links } = useMarket()
  const { answer } = useAnswer(open ? market.id : undefined, () =>
    api('GET /api/size-guide-settings', { query: { market: market.id } }),
  )
  const settings = typeof answer === 'object' ? answer.value : undefined
  return (
    <Drawer open={open} onClose={onClose} title={t('size-guide.title')} closeWord={t('close')}>
      <div className={styles.guide} aria-busy={answer === 'asking'}>
        {settings && <Tables settings={settings} first={sizeGuide} sizeId={chosen.sizeId} />}
        <TextLink href={links['size-guide'] ?? settings?.url ?? ''}>{t('size-guide.all')}</TextLink>
      </div>
    </Drawer>
  )
}

interface TablesProps {
  readonly settings: SizeGuideSettings
  readonly first: string | undefined
  readonly sizeId: string | undefined
}

function Tables({ settings: { tables }, first, sizeId }: TablesProps) {
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
      <MeasureTable table={table} unit={unit} sizeId={sizeId} />
      <ConversionTable table={table} sizeId={sizeId} />
      <h3 className={styles.title}>{t('size-guide.how-to')}</h3>
      <HowToMeasure table={table} />
    </>
  )
}
