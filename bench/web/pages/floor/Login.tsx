/** A login form of plain HTML elements. */
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
