export type { Assortment, Product, ProductVariant } from './assortment.ts'
export { textOf } from './assortment.ts'
export { type Cards, openCards } from './cards.service.ts'
export { catalogueRoutes, type RewardReference } from './catalogue.routes.ts'
export { openCatalogue } from './catalogue.service.ts'
export type * from './catalogue.ts'
export { type CategoryTree, categoryPath, categoryText } from './category-tree.ts'
export { colourFamilies, colourSwatches } from './colour-families.ts'
export { openDetails } from './details.cache.ts'
export {
  type ExportForm,
  type ExportOrder,
  exportForms,
  exportGoods,
} from './export/export-goods.service.ts'
export { marketFeedRoutes } from './export/market-feeds.routes.ts'
export { marketFeeds } from './export/market-feeds.service.ts'
export { type GoodsFinder, goodsFinder } from './find-goods.ts'
export {
  type CategoryMapping,
  categoryMapping,
  categoryMappingColumns,
  type StarterLine,
  starterMapping,
} from './import/feeds/category-mapping.ts'
export { importGoods } from './import/import-goods.service.ts'
export type { ImportOrder } from './import/import-order.ts'
export {
  type FetchPicturesNeeds,
  fetchDuePictures,
  registerPictureFetching,
} from './import/photographs/fetch-pictures.service.ts'
export { countPictures, missingPictures, retryPictures } from './import/photographs/named-pictures.repository.ts'
export { photographsIn } from './import/photographs/photographs.client.ts'
export type { ImportReport, Remark } from './import/report.ts'
export { categoryIds } from './import/write-goods.repository.ts'
export { launchAt } from './launches.ts'
export { digitOf, hasPriceHere, type MarketRange, productPrice } from './market-range.ts'
export { isNew, newBetween, newDays } from './new-goods.ts'
export { imageAddress } from './product-links.ts'
export { type CatalogueReadModel, openReadModel, type Touched } from './read-model.cache.ts'
export { sellableColumn, skusOfEans } from './sellable-variants.repository.ts'
export { letterSize, rowNamed, type SizeFamily } from './sizes/goods-size.ts'
export { nameInSystem, systemFor } from './sizes/size-names.ts'
export { type SizeTableId, sizeSystems, sizeTables } from './sizes/size-tables.ts'
export { compareSizes, isEarlierValue, sizeValue, storedNames } from './sizes/size-values.ts'
