import { memo } from 'react'
import type { ProductCard } from '#contracts/catalogue.ts'
import { Heart } from '#ui/heart/index.ts'
import { Icon } from '#ui/icon/index.ts'
import { Picture, type PictureProps } from '#ui/picture/index.ts'
import { Swatches } from '#ui/swatch/index.ts'
import type { MarketView } from '#web/markets/index.ts'
import { badgesAt, ProductBadges } from '#web/markets/index.ts'
import { productSource } from '#web/platform/picture-address.ts'
import { brandName } from '../brand-line.ts'
import { viewsInOrder } from '../gallery/views-in-order.ts'
import { ProductPrice } from '../product-price.tsx'
import styles from './product-tile.module.css'
import { swatchesOf } from './swatches-of.ts'

export interface ProductTileProps {
  readonly card: ProductCard
  /** A prop and not a hook, because a page has sixty tiles. */
  readonly view: MarketView
  readonly level: 2 | 3
  readonly urgency?: PictureProps['urgency']
  /** The place whose badge settings apply. */
  readonly place?: 'listing' | 'carousel' | 'searchSuggestion' | 'wishlist' | 'notifyMe'
  /** The brand that is not repeated on the tiles of this list. */
  readonly omittedBrand?: string | undefined
}

const sizes = '(width >= 1280px) 260px, (width >= 960px) 24vw, (width >= 480px) 31vw, 45vw'
const mostViews = 4

/** A product in a row or a grid. Picture, name and price are one link. The colours have their own links, which lie above it. */
export const ProductTile = memo(
  ({ card, view, level, urgency = 'lazy', place = 'listing', omittedBrand }: ProductTileProps) => {
    const { toggle } = view
    const Heading = `h${level}` as const
    const state = stateOf(card)
    const brand = brandName(card, view)
    const views = viewsInOrder(card.images).slice(0, mostViews)
    const badges = badgesAt(place, card, view)
    return (
      <article
        className={styles.tile}
        data-product={card.id}
        data-state={state}
        data-second={views[1]?.index}
        data-views={
          toggle('listingGallerySwiper') && views.length > 1 ? views.map(({ index }) => index).join(' ') : undefined
        }
      >
        <TileMedia card={card} view={view} urgency={urgency} place={place} badges={badges} />
        <div className={styles.text}>
          <ProductBadges badges={badges} where="below" />
          <div className={styles.heading}>
            <Heading className={styles.name}>
              <a className={styles.link} href={card.url}>
                {card.name}
              </a>
            </Heading>
            {brand !== omittedBrand && (
              <p className={styles.brand} data-brand="">
                {brand}
              </p>
            )}
          </div>
          <div className={styles.price}>
            <ProductPrice price={card.price} brief view={view} />
          </div>
          <TileColours card={card} view={view} />
          <TileNotes card={card} view={view} state={state} />
        </div>
      </article>
    )
  },
)

interface TileMediaProps extends Pick<ProductTileProps, 'card' | 'view' | 'place'> {
  readonly urgency: NonNullable<ProductTileProps['urgency']>
  readonly badges: Parameters<typeof ProductBadges>[0]['badges']
}

/** The picture, and everything that lies on it. */
function TileMedia({ card, view: { t, toggle }, urgency, place, badges }: TileMediaProps) {
  const canBuyQuickly = place !== 'wishlist' && stateOf(card) === undefined && !card.isProductSet
  return (
    <div className={styles.media}>
      <Picture
        source={tileSource(card, card.images.indexes[0])}
        alt={card.images.indexes[0]?.alt ?? ''}
        ratio="3/4"
        sizes={sizes}
        urgency={urgency}
      />
      {card.images.plate && (
        <p className={styles.plate} aria-hidden="true">
          {t(`catalogue.plate-${card.images.plate}-short`)}
        </p>
      )}
      <ProductBadges badges={badges} where="on-picture" />
      {toggle('wishlist') && (
        <div className={styles.heart}>
          <Heart label={t('wishlist.save', card.name)} value={card.id} />
        </div>
      )}
      {toggle('listingQuickBuy') && canBuyQuickly && (
        <a
          className={styles.quick}
          href={card.url}
          aria-label={t('product.quick-buy', card.name)}
          aria-haspopup="dialog"
          data-quick-buy=""
        >
          <Icon name="plus" size="small" />
        </a>
      )}
    </div>
  )
}

function TileColours({ card, view: { t, toggle } }: Pick<ProductTileProps, 'card' | 'view'>) {
  const others = card.styleOptionCount - 1
  if (!toggle('listingColourSwatches'))
    return others > 0 && <p className={styles.note}>{t('product.more-colours', others)}</p>
  if (card.productRelations.length === 0) return null
  return (
    <div className={styles.colours}>
      <Swatches
        label={t('product.colours-of', card.name)}
        choices={swatchesOf(card, t)}
        most={5}
        more={{ url: card.url, name: t('product.more-colours', card.styleOptionCount - 5) }}
      />
    </div>
  )
}

interface TileNotesProps extends Pick<ProductTileProps, 'card' | 'view'> {
  readonly state: ReturnType<typeof stateOf>
}

/** The part whose height varies most is last, so that names and prices in a row are aligned. */
function TileNotes({ card, view: { t, toggle, moment }, state }: TileNotesProps) {
  const { calloutAttributes, disclaimer, launchDateTime } = card
  const hasLook = card.hasCompleteTheLook && toggle('completeTheLook') && toggle('listingCompleteTheLook')
  const small = [calloutAttributes?.disclaimer, disclaimer].find(Boolean)
  return (
    <>
      {calloutAttributes && <p className={styles.callout}>{calloutAttributes.callout}</p>}
      {small && <p className={styles.note}>{small}</p>}
      {card.isProductSet && <p className={styles.note}>{t('product.set-of', card.productSetOptionsCount)}</p>}
      {hasLook && (
        <a className={styles.look} href={`${card.url}#look`} aria-label={t('product.look-of', card.name)}>
          {t('product.look')}
        </a>
      )}
      {state && (
        <p className={styles.state} data-launch={state === 'coming-soon' ? launchDateTime : undefined}>
          {state === 'coming-soon' && launchDateTime
            ? t('product.coming-soon-at', moment(launchDateTime))
            : t(`product.${state}`)}
        </p>
      )}
    </>
  )
}

const tileSource = ({ images }: ProductCard, view: ProductCard['images']['indexes'][number] | undefined) =>
  productSource(images.urlTemplate, view?.index ?? 0, 'tile')

function stateOf(card: ProductCard): 'coming-soon' | 'sold-out' | 'stores-only' | undefined {
  if (card.comingSoonProduct) return 'coming-soon'
  if (!card.inStock) return 'sold-out'
  return card.hasEcom ? undefined : 'stores-only'
}
