/** Everything a shopper sees of products: tiles, grids, the product page's parts. */
export { BuyBar } from './buy-bar.tsx'
export { BuyBox } from './buy-box.tsx'
export { useChosenSize } from './chosen-size.ts'
export { Gallery } from './gallery.tsx'
export { ProductGrid, type ProductGridProps } from './product-grid.tsx'
export { ProductPrice } from './product-price.tsx'
export { ProductRow, type ProductRowProps } from './product-row.tsx'
export { standsInDocument } from './tile-cell.tsx'
