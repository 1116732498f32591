export { BackInStockForm, type BackInStockFormProps } from './back-in-stock-form.tsx'
export { ConfirmNotification, type ConfirmNotificationProps } from './confirm-notification.tsx'
export { EndNotification, type EndNotificationProps } from './end-notification.tsx'
export { loadNotifyMe } from './load-notify-me.ts'
