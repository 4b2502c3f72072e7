import styles from './message-screen.module.css';

const segments = [0, 60, 120, 180, 240, 300];

/** An empty swim ring on calm water, between two fours. */
export const SwimRing = ({ label }: { readonly label: string }) => (
  <svg className={styles.ring} viewBox="0 0 360 200" role="img" aria-label={label}>
    <ellipse cx="180" cy="158" rx="172" ry="34" fill="#dcf1f2" />
    <path
      d="M28 150c24-10 40 8 64 0s40-8 64 0 40 8 64 0 40-8 64 0 32 6 48 0M52 172c22-8 36 6 58 0s36-6 58 0 36 6 58 0 36-6 58 0"
      fill="none"
      stroke="#8ad3d9"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <g fill="#0a3742" fontFamily="Georgia, serif" fontSize="132" fontWeight="600" textAnchor="middle">
      <text x="58" y="142">
        4
      </text>
      <text x="302" y="142">
        4
      </text>
    </g>
    <g className={styles.float}>
      <circle cx="180" cy="96" r="48" fill="none" stroke="#fff" strokeWidth="34" />
      {segments.map((turn) => (
        <path
          key={turn}
          d="M180 48a48 48 0 0 1 24 6.4"
          transform={`rotate(${turn} 180 96)`}
          fill="none"
          stroke="#e5674a"
          strokeWidth="34"
        />
      ))}
      <circle cx="180" cy="96" r="65" fill="none" stroke="#0a3742" strokeOpacity=".14" strokeWidth="2" />
      <circle cx="180" cy="96" r="31" fill="none" stroke="#0a3742" strokeOpacity=".14" strokeWidth="2" />
      <path d="M146 64a48 48 0 0 1 30-17" fill="none" stroke="#fff" strokeOpacity=".8" strokeWidth="5" strokeLinecap="round" />
    </g>
  </svg>
);
