export { BottomFlyout, type BottomFlyoutProps } from './bottom-flyout.tsx'
export { Drawer, type DrawerProps } from './drawer.tsx'
export { closeFlyout, type Flyout, isFlyoutOpen, registerClosedFlyout, registerOpenFlyout } from './one-at-a-time.ts'
