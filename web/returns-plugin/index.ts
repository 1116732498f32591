/** The door of the returns plugin on the web. */
export { ReturnsPlugin } from './returns-plugin.tsx'
