import styles from './icon.module.css';

/** Line icons of this shop: 24 by 24, stroke 1.6. */
const drawings = {
  arrowLeft: 'M19 12H5M11 6l-6 6 6 6',
  arrowRight: 'M5 12h14M13 6l6 6-6 6',
  bag: 'M5.5 8.5h13l1 11.5h-15zM9 11V7a3 3 0 0 1 6 0v4',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4',
  card: 'M3.5 6h17v12h-17zM3.5 10h17M7 14.5h4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevronDown: 'M6 9.5l6 6 6-6',
  clock: 'M12 3.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4zM12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6L6 18',
  drop: 'M12 3.5c3.6 4.3 6 7.3 6 10.3a6 6 0 0 1-12 0c0-3 2.4-6 6-10.3zM9.5 14.5a2.6 2.6 0 0 0 2.2 2.5',
  external: 'M9.5 5.5H5v13.5h13.5V14.5M13.5 4.5H19.5V10.5M19.5 4.5L11 13',
  gift: 'M4.5 11h15v9h-15zM3.5 7.5h17V11h-17zM12 7.5V20M12 7.5C9 7.5 7.5 6 8.2 4.6 9.2 3 11.5 4.5 12 7.5zM12 7.5c3 0 4.5-1.5 3.8-2.9C14.8 3 12.5 4.5 12 7.5z',
  globe:
    'M12 3.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4zM3.8 12h16.4M12 3.8c2.7 2.6 3.7 5.3 3.7 8.2s-1 5.6-3.7 8.2c-2.7-2.6-3.7-5.3-3.7-8.2s1-5.6 3.7-8.2z',
  info: 'M12 3.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4zM12 11v5M12 8v.2',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  minus: 'M6 12h12',
  person: 'M12 4.5a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4zM4.8 20c.6-3.8 3.5-5.6 7.2-5.6s6.6 1.8 7.2 5.6',
  phone:
    'M6 4.5h3.5l1.5 4-2 1.5a11 11 0 0 0 5 5l1.5-2 4 1.5V18c0 1-.8 1.8-1.8 1.8C10.8 19.8 4.2 13.2 4.2 6.3 4.2 5.3 5 4.5 6 4.5z',
  pin: 'M12 21c4.2-4.3 6.3-7.7 6.3-10.7a6.3 6.3 0 0 0-12.6 0c0 3 2.1 6.4 6.3 10.7zM12 8a2.3 2.3 0 1 1 0 4.6A2.3 2.3 0 0 1 12 8z',
  plus: 'M6 12h12M12 6v12',
  printer: 'M7 9V4.5h10V9M7 17H4.5V9h15v8H17M7 14h10v6H7z',
  sun: 'M12 8.2a3.8 3.8 0 1 1 0 7.6a3.8 3.8 0 0 1 0-7.6zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.4 1.4M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4',
  tag: 'M4 4.5h7.5L20 13l-7 7-8.5-8.5zM8 8.3v.2',
  ticket: 'M3.5 7h17v3.3a1.8 1.8 0 0 0 0 3.5V17h-17v-3.2a1.8 1.8 0 0 0 0-3.5zM14 7v2M14 11v2M14 15v2',
  trash: 'M5 7h14M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.3 10.5v6M13.7 10.5v6',
  warning: 'M12 4.5L21 19.5H3zM12 10v4.5M12 17v.2',
} as const;

export type IconName = keyof typeof drawings;

/** A decorative icon; the text beside it or the control's label gives its meaning. */
export const Icon = ({ name, className }: { readonly name: IconName; readonly className?: string | undefined }) => (
  <svg className={className ?? styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path
      d={drawings[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
