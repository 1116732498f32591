import type { SizeTable } from '#contracts/size-guides.ts'
import { TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { HowToMeasure } from './measure-drawing.tsx'
import styles from './size-guide.module.css'
import { ConversionTable, MeasureTable } from './size-table.tsx'

/** All tables of the size guide in a column. Links at the top lead to each table. */
export function SizeGuideSections({ tables }: { readonly tables: readonly SizeTable[] }) {
  const { t } = useMarket()
  return (
    <div className={styles.sections}>
      <nav className={styles.links} aria-label={t('size-guide.title')}>
        {tables.map(({ id, title }) => (
          <TextLink key={id} href={`#${id}`}>
            {title}
          </TextLink>
        ))}
      </nav>
      {tables.map((table) => (
        <section key={table.id} id={table.id} className={styles.guide}>
          <h2>{table.title}</h2>
          <HowToMeasure table={table} />
          <MeasureTable table={table} unit="cm-and-inches" />
          <ConversionTable table={table} />
        </section>
      ))}
    </div>
  )
}
