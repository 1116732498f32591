import type { ProductCard } from '#contracts/catalogue.ts'
import type { Link } from '#contracts/widgets.ts'
import { Carousel } from '#ui/carousel/index.ts'
import { PageWidth, TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { ProductCells } from './product-grid.tsx'
import styles from './product-row.module.css'
import { useLivelyTiles } from './tiles/use-lively-tiles.tsx'

export interface ProductRowProps {
  readonly id: string
  readonly title: string
  readonly products: readonly ProductCard[]
  /** Where there are more like these. */
  readonly more?: Link | null
}

/** Products in one row that scrolls, under a title. Nothing at all without products. */
export function ProductRow({ id, title, products, more }: ProductRowProps) {
  const { t } = useMarket()
  const lively = useLivelyTiles()
  if (products.length === 0) return null
  return (
    <section className={styles.row} aria-labelledby={`${id}-title`} {...lively.heard}>
      <PageWidth>
        <Carousel
          label={title}
          words={{ previous: t('carousel.previous'), next: t('carousel.next') }}
          head={
            <>
              <h2 id={`${id}-title`}>{title}</h2>
              {more && <TextLink href={more.url}>{more.title}</TextLink>}
            </>
          }
        >
          <ProductCells products={products} lively={lively} />
        </Carousel>
      </PageWidth>
      {lively.opened}
    </section>
  )
}
