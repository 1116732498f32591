export { Toaster } from './toaster.tsx'
export { showToast, showToastAtOnce, type ToastKind } from './toasts.ts'
