export { Sum, SummaryList, SummaryRow, type SummaryRowProps, type SumProps, Sums } from './summary-list.tsx'
