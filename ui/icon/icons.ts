/** The drawings of all icons: 24 by 24 units, one stroke, in the colour of the surrounding text. */
export const icons = {
  burger: '<path d="M3 7h18M3 12h18M3 17h18"/>',
  home: '<path d="M4 11v9.5h16V11M2.5 12 12 3.5 21.5 12M9.5 20.5v-6h5v6"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>',
  person: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6"/>',
  heart:
    '<path d="M12 20S3.5 15 3.5 8.9C3.5 6.2 5.5 4.3 8 4.3c1.7 0 3.2.9 4 2.4.8-1.5 2.3-2.4 4-2.4 2.5 0 4.5 1.9 4.5 4.6C20.5 15 12 20 12 20Z"/>',
  basket: '<path d="M5 8.5h14l.8 12H4.2z"/><path d="M8.5 11V7a3.5 3.5 0 0 1 7 0v4"/>',
  next: '<path d="m9 5 7 7-7 7"/>',
  back: '<path d="m15 5-7 7 7 7"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  club: '<circle cx="12" cy="12" r="8.5"/><path d="m12 7.5 1.4 2.9 3.1.4-2.3 2.2.6 3.1-2.8-1.5-2.8 1.5.6-3.1-2.3-2.2 3.1-.4z"/>',
  truck:
    '<path d="M2.5 6h11v10.5h-11zM13.5 10h4.5l3.5 3.5v3h-8z"/><circle cx="7" cy="17.5" r="2"/><circle cx="17" cy="17.5" r="2"/>',
  box: '<path d="m12 3 8.5 4.5v9L12 21l-8.5-4.5v-9zM3.5 7.5 12 12l8.5-4.5M12 12v9"/>',
  store:
    '<path d="M4 10v10.5h16V10M2.5 9.5 5 3.5h14l2.5 6c0 1.4-1 2.5-2.4 2.5S16.7 11 16.7 9.5C16.7 11 15.6 12 14.4 12S12 11 12 9.5C12 11 10.9 12 9.6 12S7.3 11 7.3 9.5C7.3 11 6.2 12 4.9 12S2.5 11 2.5 9.5Z"/>',
  check: '<path d="m4.5 12.5 5 5 10-11"/>',
  globe: '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17"/>',
  close: '<path d="m5 5 14 14M19 5 5 19"/>',
  pin: '<path d="M12 21s7-6.5 7-11.5a7 7 0 1 0-14 0C5 14.5 12 21 12 21Z"/><circle cx="12" cy="9.5" r="2.5"/>',
  help: '<circle cx="12" cy="12" r="8.5"/><path d="M9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 2M12 16.7v.3"/>',
  filter: '<path d="M3 7h10M19 7h2M3 17h2M11 17h10"/><circle cx="16" cy="7" r="2.5"/><circle cx="8" cy="17" r="2.5"/>',
  card: '<path d="M3 6h18v12.5H3zM3 10h18M6.5 15h4"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5M12 7.7v.3"/>',
  warning: '<path d="M12 4 21 19.5H3zM12 10v4.5M12 16.7v.3"/>',
  lock: '<path d="M5.5 10.5h13v10h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3"/>',
  gift: '<path d="M4 11h16v9.5H4zM3 7.5h18V11H3zM12 7.5v13M12 7.5C9 7.5 7 6.5 7 5s3.5-2 5 2.5C13.5 3 17 3.5 17 5s-2 2.5-5 2.5Z"/>',
  leaf: '<path d="M5 19C5 9 11 4.5 20 4.5 20 14 15 19 8 18.5M5 20.5c1-4 4-7.5 8-9.5"/>',
  phone:
    '<path d="M6 3.5h3.5l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5V18c0 1.5-1 2.5-2.5 2.5C10.5 20.5 3.5 13.5 3.5 6c0-1.5 1-2.5 2.5-2.5Z"/>',
  mobile: '<path d="M7 2.5h10v19H7zM10.5 18.5h3"/>',
  mail: '<path d="M3 5.5h18v13.5H3zM3 6.5l9 7 9-7"/>',
  returns: '<path d="M4 9h11a5 5 0 0 1 0 10H8M8 5 4 9l4 4"/>',
  ruler: '<path d="M2.5 8h19v8h-19zM6.5 8v3M10.5 8v4.5M14.5 8v3M18 8v4.5"/>',
} as const

export type IconName = keyof typeof icons
