import styles from './icon.module.css';

/** One line-icon set: 24 by 24, stroke 1.6, drawn for this shop. */
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
  drop: 'M12 3.5c3.6 4.3 6 7.3 6 10.300a6 6 0 0 1-12 0c0-3 2.4-6 6-10.300zM9.5 14.500a2.6 2.6 0 0 0 2.2 2.5',
  external: 'M9.5 5.500H5v13.500h13.500V14.500M13.5 4.500H19.500V10.500M19.5 4.500L11 13',
  gift: 'M4.5 11h15v9h-15zM3.5 7.500h17V11h-17zM12 7.500V20M12 7.500C9 7.5 7.5 6 8.2 4.6 9.2 3 11.5 4.5 12 7.500zM12 7.500c3 0 4.5-1.5 3.8-2.900C14.8 3 12.5 4.5 12 7.500z',
  globe:
    'M12 3.800a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.400zM3.8 12h16.400M12 3.800c2.7 2.6 3.7 5.3 3.7 8.200s-1 5.6-3.7 8.200c-2.7-2.6-3.7-5.3-3.7-8.200s1-5.6 3.7-8.200z',
  info: 'M12 3.800a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.400zM12 11v5M12 8v.2',
  mail: 'M3.5 6h17v12.500h-17zM4 6.500l8 6.5 8-6.5',
  minus: 'M6 12h12',
  person: 'M12 4.500a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.400zM4.8 20c.6-3.8 3.5-5.6 7.2-5.600s6.6 1.8 7.2 5.6',
  phone:
    'M6 4.500h3.500l1.5 4-2 1.500a11 11 0 0 0 5 5l1.5-2 4 1.500V18c0 1-.8 1.8-1.8 1.800C10.8 19.8 4.2 13.2 4.2 6.3 4.2 5.3 5 4.5 6 4.500z',
  pin: 'M12 21c4.2-4.3 6.3-7.7 6.3-10.700a6.3 6.3 0 0 0-12.6 0c0 3 2.1 6.4 6.3 10.700zM12 8a2.3 2.3 0 1 1 0 4.600A2.3 2.3 0 0 1 12 8z',
  plus: 'M6 12h12M12 6v12',
  printer: 'M7 9V4.500h10V9M7 17H4.500V9h15v8H17M7 14h10v6H7z',
  sun: 'M12 8.200a3.8 3.8 0 1 1 0 7.600a3.8 3.8 0 0 1 0-7.600zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.600l1.400 1.400M17 17l1.400 1.400M18.4 5.600L17 7M7 17l-1.400 1.400',
  tag: 'M4 4.500h7.500L20 13l-7 7-8.5-8.500zM8 8.300v.2',
  ticket: 'M3.5 7h17v3.300a1.8 1.8 0 0 0 0 3.500V17h-17v-3.200a1.8 1.8 0 0 0 0-3.500zM14 7v2M14 11v2M14 15v2',
  trash: 'M5 7h14M9.5 7V4.500h5V7M6.5 7l1 12.500h9l1-12.500M10.3 10.500v6M13.7 10.500v6',
  warning: 'M12 4.500L21 19.500H3zM12 10v4.500M12 17v.2',
} as const;

export type IconName = keyof typeof drawings;

/** Decoration only: the words beside it, or the control's label, say what it means. */
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
