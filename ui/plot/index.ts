export type { Place } from './plot.ts'
export { PointPlot, type PointPlotProps } from './point-plot.tsx'
