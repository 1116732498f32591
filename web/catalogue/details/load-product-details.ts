/** Loads the code only if a product is shown without a new document. */
export const loadProductDetails = async () => (await import('./product-details.tsx')).ProductDetails
