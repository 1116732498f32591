export type * from './content.ts'
export type * from './content-source.port.ts'
export type { ContentGround } from './market-content.ts'
export { type OpenContent, openContent } from './open-content.ts'
