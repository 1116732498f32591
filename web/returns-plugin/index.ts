/** The returns plugin's door on screen. */
export { ReturnsPlugin } from './returns-plugin.tsx'
