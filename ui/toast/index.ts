export { Toaster } from './toaster.tsx'
export { queueToast, showToastAtOnce, type ToastKind } from './toasts.ts'
