/** The cookie with the store of a device. It is kept when a visit ends. */
const deviceCookie = 'isoStoreId'

/** Cookies of the page. In a browser this is `document`. */
export interface Cookies {
  cookie: string
}

/** Deletes all cookies that scripts can read, except the cookie with the store. The server deletes the others. */
export function forgetCookies(cookies: Cookies): void {
  for (const pair of cookies.cookie.split('; ')) {
    const [name] = pair.split('=')
    if (name && name !== deviceCookie) cookies.cookie = `${name}=; path=/; max-age=0`
  }
}
