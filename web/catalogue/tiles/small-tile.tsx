import type { ProductCard } from '#contracts/catalogue.ts'
import { listed } from '#foundation/listed.ts'
import { Picture } from '#ui/picture/index.ts'
import { badgesAt, ProductBadges, useMarket } from '#web/markets/index.ts'
import { productSource } from '#web/platform/picture-address.ts'
import { ProductPrice } from '../product-price.tsx'
import styles from './small-tile.module.css'

export interface SmallTileProps {
  readonly card: ProductCard
  readonly place: 'searchSuggestion' | 'notifyMe'
}

/** A small tile for side content: picture, name and price, as one link. */
export function SmallTile({ card, place }: SmallTileProps) {
  const view = useMarket()
  const { images, name, colourName, url, price } = card
  const badges = badgesAt(place, card, view)
  return (
    <a className={styles.tile} href={url}>
      <span className={styles.media}>
        <Picture
          source={productSource(images.urlTemplate, images.indexes[0]?.index ?? 0, 'tile')}
          alt=""
          ratio="3/4"
          sizes="(width >= 768px) 180px, 30vw"
        />
        <ProductBadges badges={badges} where="on-picture" />
      </span>
      <ProductBadges badges={badges} where="below" />
      <span className={styles.name}>{listed(view.t, [name, colourName])}</span>
      <ProductPrice price={price} brief view={view} />
    </a>
  )
}
