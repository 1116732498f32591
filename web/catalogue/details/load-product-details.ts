/** Fetched only where a product is shown without a document of its own. */
export const loadProductDetails = async () => (await import('./product-details.tsx')).ProductDetails
