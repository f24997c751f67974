import { useReadUserInfo } from '@commissary/api-client'

/** Reads the user again, with the caterer and its schools, after a screen changed something about them. */
export function useReloadUser() {
  const { mutate } = useReadUserInfo({ revalidateOnMount: false, revalidateIfStale: false, revalidateOnFocus: false })
  return () => mutate()
}
