import { memo } from 'react'
import type { ProductCard } from '#contracts/catalogue.ts'
import { Badges } from '#ui/badge/index.ts'
import { Picture, type PictureProps } from '#ui/picture/index.ts'
import { Swatches } from '#ui/swatch/index.ts'
import type { MarketView } from '#web/markets/index.ts'
import { productSource } from '#web/platform/picture-address.ts'
import { brandName } from './brand-line.ts'
import { ProductPrice } from './product-price.tsx'
import styles from './product-tile.module.css'
import { swatchesOf } from './swatches-of.ts'
import { viewsInOrder } from './views-in-order.ts'

export interface ProductTileProps {
  readonly card: ProductCard
  /** Given rather than asked for: sixty tiles a page. */
  readonly view: MarketView
  readonly level: 2 | 3
  readonly urgency?: PictureProps['urgency']
  /** The brand that goes without saying where the tile stands. */
  readonly unspoken?: string | undefined
}

const sizes = '(width >= 1280px) 260px, (width >= 960px) 24vw, (width >= 480px) 31vw, 45vw'
const mostBadges = 2

/** A product in a row or a grid. Picture, name and price are one link; the colours are links of their own above it. */
export const ProductTile = memo(({ card, view, level, urgency = 'lazy', unspoken }: ProductTileProps) => {
  const { t, toggle } = view
  const Heading = `h${level}` as const
  const state = stateOf(card)
  const brand = brandName(card, view)
  return (
    <article
      className={styles.tile}
      data-product={card.id}
      data-state={state}
      data-second={viewsInOrder(card.images)[1]?.index}
    >
      <div className={styles.media}>
        <Picture
          source={tileSource(card, card.images.indexes[0])}
          alt={card.images.indexes[0]?.alt ?? ''}
          ratio="3/4"
          sizes={sizes}
          urgency={urgency}
        />
        {card.badges.length > 0 && (
          <div className={styles.badges}>
            <Badges badges={card.badges.slice(0, mostBadges)} />
          </div>
        )}
      </div>
      <div className={styles.text}>
        <div className={styles.heading}>
          <Heading className={styles.name}>
            <a className={styles.link} href={card.url}>
              {card.name}
            </a>
          </Heading>
          {brand !== unspoken && <p className={styles.brand}>{brand}</p>}
        </div>
        <div className={styles.price}>
          <ProductPrice
            price={card.price}
            memberPrice={toggle('memberPrice') ? card.staticClubPrice : undefined}
            view={view}
          />
        </div>
        {toggle('listingColourSwatches') && card.productRelations.length > 0 && (
          <div className={styles.colours}>
            <Swatches
              label={t('product.colours-of', card.name)}
              choices={swatchesOf(card, t)}
              most={5}
              more={{ url: card.url, name: t('product.more-colours', card.styleOptionCount - 5) }}
            />
          </div>
        )}
        {state && <p className={styles.state}>{t(`product.${state}`)}</p>}
      </div>
    </article>
  )
})

const tileSource = ({ images }: ProductCard, view: ProductCard['images']['indexes'][number] | undefined) =>
  productSource(images.urlTemplate, view?.index ?? 0, 'tile')

function stateOf(card: ProductCard): 'coming-soon' | 'sold-out' | 'stores-only' | undefined {
  if (card.comingSoonProduct) return 'coming-soon'
  if (!card.inStock) return 'sold-out'
  return card.hasEcom ? undefined : 'stores-only'
}
