export { AskForWord, type AskForWordProps } from './ask-for-word.tsx'
export { EndNotification, type EndNotificationProps } from './end-notification.tsx'
export { loadNotifyMe } from './load-notify-me.ts'
