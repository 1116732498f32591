import type { SignInForms, SignInView } from '#contracts/account-pages.ts'

/** The address of the login page with another view. It keeps the page to return to. */
export function viewAddress(action: string, view: SignInView): string {
  const [path, search] = action.split('?')
  const query = new URLSearchParams(search)
  query.delete('view')
  if (view !== 'login') query.set('view', view)
  return query.size > 0 ? `${path}?${query}` : path!
}

/** The ways to sign in with a provider, each of which leads to this page afterwards. */
export function leadingTo({ providers, directoryUrl, ...forms }: SignInForms, to: string): SignInForms {
  return {
    ...{ ...forms, providers: providers.map((provider) => ({ ...provider, url: withTarget(provider.url, to) })) },
    ...(directoryUrl === undefined ? {} : { directoryUrl: withTarget(directoryUrl, to) }),
  }
}

function withTarget(url: string, to: string): string {
  const [path, search] = url.split('?')
  const query = new URLSearchParams(search)
  query.set('to', to)
  return `${path}?${query}`
}

const views: ReadonlySet<string> = new Set<SignInView>(['login', 'signup', 'forgot-password'])

/** The view that a link opens; undefined for a link to any page but the login page. */
export function viewOfAddress(address: string, action: string): SignInView | undefined {
  const [own, asked] = [new URL(action, location.origin), new URL(address, location.origin)]
  const view = asked.searchParams.get('view') ?? 'login'
  return own.pathname === asked.pathname && views.has(view) ? (view as SignInView) : undefined
}
