/** The product's version, which the build writes into the code; Storybook has none. */
export const version: string = (import.meta.env.VITE_VERSION as string | undefined) ?? '0.0.0'
