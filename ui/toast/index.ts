export { Toaster } from './toaster.tsx'
export { showToast, type ToastKind } from './toasts.ts'
