import type { ProductCard } from '#contracts/catalogue.ts'
import { Carousel, type CarouselProps } from '#ui/carousel/index.ts'
import { ProductCells } from './product-grid.tsx'
import { useLivelyTiles } from './use-lively-tiles.tsx'

export interface ProductRowProps extends Omit<CarouselProps, 'children'> {
  readonly products: readonly ProductCard[]
}

/** Products in one row that scrolls. */
export function ProductRow({ products, ...row }: ProductRowProps) {
  const lively = useLivelyTiles()
  return (
    <div {...lively.heard}>
      <Carousel {...row}>
        <ProductCells products={products} lively={lively} />
      </Carousel>
      {lively.opened}
    </div>
  )
}
