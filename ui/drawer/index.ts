export { Drawer, type DrawerProps } from './drawer.tsx'
export { closeFlyout, type Flyout, leaveTheFloor, takeTheFloor } from './one-at-a-time.ts'
