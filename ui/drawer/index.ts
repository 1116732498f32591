export { Drawer, type DrawerProps } from './drawer.tsx'
export { closeFlyout } from './one-at-a-time.ts'
