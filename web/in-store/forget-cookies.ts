/** Names the store a device stands in; outlives its visitors. */
const deviceCookie = 'isoStoreId'

/** Cookies of the page: `document`, in a browser. */
export interface Cookies {
  cookie: string
}

/** Forgets all that scripts can read, but where the device stands. What they cannot read, the server forgets. */
export function forgetCookies(cookies: Cookies): void {
  for (const pair of cookies.cookie.split('; ')) {
    const [name] = pair.split('=')
    if (name && name !== deviceCookie) cookies.cookie = `${name}=; path=/; max-age=0`
  }
}
