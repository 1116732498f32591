import type { ProductCard } from '#contracts/catalogue.ts'
import { Carousel, type CarouselProps } from '#ui/carousel/index.ts'
import { ProductCells } from './product-grid.tsx'
import { useTileInteractions } from './use-tile-interactions.tsx'

export interface ProductRowProps extends Omit<CarouselProps, 'children'> {
  readonly products: readonly ProductCard[]
}

/** Products in one row that scrolls. */
export function ProductRow({ products, ...row }: ProductRowProps) {
  const interactions = useTileInteractions()
  return (
    <div {...interactions.handlers}>
      <Carousel {...row}>
        <ProductCells products={products} interactions={interactions} />
      </Carousel>
      {interactions.opened}
    </div>
  )
}
