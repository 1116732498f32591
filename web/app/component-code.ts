/** Where the component of a page kind or layout is, and how it is loaded. In the browser it is a separate chunk. */
export interface ComponentCode<Component> {
  /** The source file, which is its key in the build's manifest. */
  readonly module: `web/${string}`
  /** The name by which the module exports the component. */
  readonly name: string
  load(): Promise<Component>
}

export const component = <Module extends object, Name extends keyof Module & string>(
  module: `web/${string}`,
  loadModule: () => Promise<Module>,
  name: Name,
): ComponentCode<Module[Name]> => ({ module, name, load: async () => (await loadModule())[name] })
