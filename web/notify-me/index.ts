export { BackInStockForm } from './back-in-stock-form.tsx'
export { ConfirmNotification } from './confirm-notification.tsx'
export { EndNotification } from './end-notification.tsx'
export { loadNotifyMe } from './load-notify-me.ts'
