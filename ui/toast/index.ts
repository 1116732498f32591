export { Toaster } from './toaster.tsx'
export { dropFailures, queueToast, showToastAtOnce, type ToastKind } from './toasts.ts'
