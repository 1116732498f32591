export const loadStockFinder = async () => (await import('./stock-finder.tsx')).StockFinder
