export { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx'
export { Notice, type NoticeProps, Sign } from './notice.tsx'
