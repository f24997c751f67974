/** A login form with nothing but what the browser brings. */
export function Login() {
  return (
    <form>
      <h1>Log in</h1>
      <label>
        User name <input autoComplete="username" />
      </label>
      <label>
        Password <input type="password" autoComplete="current-password" />
      </label>
      <button type="submit">Log in</button>
    </form>
  )
}
