/** Outlines on a 24 px grid, drawn for a 1.75 px line with round ends. */
export const iconPaths = {
  bank: 'M3.5 9.5 12 4l8.5 5.5zM5.5 9.5v8M10 9.5v8M14 9.5v8M18.5 9.5v8M3.5 20h17',
  cart: 'M3 4h2.2l2.3 11.2h10.2L20 7.5H6M9 20a.9.9 0 1 0 0-.01M16.5 20a.9.9 0 1 0 0-.01',
  check: 'm4.5 12.5 5 5 10-11',
  chevron: 'm6 9 6 6 6-6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h10.5v10.5H9zM5 15H4.5V4.5H15V5',
  edit: 'M4.5 19.5h4L19.5 8.5l-4-4L4.5 15.5zM13 7l4 4',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M3.5 12h17M12 3.5c2.5 2.4 3.7 5.2 3.7 8.5s-1.2 6.1-3.7 8.5c-2.5-2.4-3.7-5.2-3.7-8.5S9.5 5.9 12 3.5',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 11.5v4.5M12 8v.01',
  lock: 'M5.5 10.5h13v9.5h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  mail: 'M3.5 5.5h17v13h-17zM3.5 7l8.5 6 8.5-6',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v.01M20 17v3h-3M14 20v.01',
  server: 'M4 4.5h16v6.5H4zM4 13h16v6.5H4zM7.5 7.75v.01M7.5 16.25v.01M11 7.75h5.5M11 16.25h5.5',
  shield: 'M12 3.5 5 6v5.5c0 4.2 2.8 7.4 7 9 4.2-1.6 7-4.8 7-9V6zM9 11.8l2.2 2.2 4-4.3',
  tag: 'M4 4h7.5l8.5 8.5-7.5 7.5L4 11.5zM8 8v.01',
  trash: 'M4 6.5h16M9.5 6.5V4h5v2.5M6 6.5 7 20h10l1-13.5M10 10.5v6M14 10.5v6',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.01',
} as const satisfies Record<string, string>

export type IconName = keyof typeof iconPaths
