import { type ComponentType, useState } from 'react'
import { LazyPart, lazyCode } from './lazy-part.tsx'

// biome-ignore lint/suspicious/noExplicitAny: components of a module have different props
type Components = Readonly<Record<string, ComponentType<any>>>

/**
 * Components whose code a browser loads only for pages that need it. Until then it keeps the server's markup. A page
 * that is shown after `fetch` renders them immediately.
 * @param written the components themselves. Only the server passes them.
 */
export function lazyModule<Code extends Components>(written: Code | undefined, load: () => Promise<Code>) {
  let loaded = written
  const fetch = async (): Promise<Code> => {
    loaded ??= await load()
    return loaded
  }
  function part<Name extends keyof Code>(name: Name): Code[Name] {
    const Late = lazyCode(async () => (await fetch())[name])
    const Part: Components[string] = (props) => {
      const [Shown] = useState<Components[string]>(() => loaded?.[name] ?? Late)
      return (
        <LazyPart>
          <Shown {...props} />
        </LazyPart>
      )
    }
    return Part as Code[Name]
  }
  return { fetch, part }
}
