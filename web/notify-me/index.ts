export { EndNotification, type EndNotificationProps } from './end-notification.tsx'
