export { RenderWidget } from './render-widget.tsx'
export { Rows, RowWidgets } from './rows.tsx'
