/** The product a variant belongs to: the first three parts of its sku, `100231_navy_03` of `100231_navy_03_38`. */
export const productIdOf = (sku: string): string => sku.split('_', 3).join('_')
