// For compilers that ask what `import '@commissary/ui/calendar.css'` gives: nothing but its effect.
// oxlint-disable-next-line unicorn/require-module-specifiers -- the one way to say "a module of nothing"
export {}
