/** How often the service may be asked on one day in India, and how long its name may be. */
export const helpLimits = { perDay: 50, serviceName: 80 } as const;
